import { RemovalFlow, type RemovalFlowProps } from '@companion/screens/removal';
import { LateTexts } from './late-texts.tsx';

/** The steps of the removal on a phone. Only a user who is logged in loads them. */
export default function RemovalSteps(props: RemovalFlowProps) {
  return (
    <LateTexts>
      <RemovalFlow {...props} />
    </LateTexts>
  );
}
