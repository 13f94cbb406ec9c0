export {
  createFakeApi,
  type FakeAnswer,
  type FakeApi,
  type FakeFault,
  type FakeRequest,
} from '../fakes/fake-api.ts';
export { createFakeCaptcha, createFakeServices } from '../fakes/fake-services.ts';
export { fakeUser, loggedInSession } from '../fakes/logged-in-session.ts';
