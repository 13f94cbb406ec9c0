import { RemovalFlow } from '@companion/screens/removal';
import { withLateTexts } from './late-texts.tsx';

/** The steps of the removal on a phone. Only a user who is logged in loads them. */
export default withLateTexts(RemovalFlow);
