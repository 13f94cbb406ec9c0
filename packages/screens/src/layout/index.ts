export { type Addresses, AddressesProvider, addressesFor, useAddresses } from './addresses.tsx';
export { Invitation, type InvitationProps } from './invitation.tsx';
export { ListProblem } from './list-problem.tsx';
export * as page from './page.css.ts';
export { PageHead } from './page-head.tsx';
export { ProseBlocks } from './prose-blocks.tsx';
export * as bySession from './session.css.ts';
