import { CompanionScreen, type CompanionScreenProps } from '@companion/screens/companion';
import { companionLinkPicturePath, companionThings } from '@companion/screens/head';
import { cardCompanion } from '../../shell/card-companion.ts';
import { Head } from '../../shell/head.tsx';
import { usePage } from '../../shell/navigation.ts';
import { PageActs } from '../../shell/page-acts.tsx';

type CompanionData = Pick<CompanionScreenProps, 'companion' | 'look'>;

export default function Companion({ data }: { data: CompanionData }) {
  const { change } = usePage();
  const { companion } = data;
  const { id, name, role, line } = companion;
  return (
    <>
      <Head
        title={name}
        description={line || companion.story[0]}
        picture={companionLinkPicturePath(id)}
        structured={(site) => (import.meta.env.SSR ? companionThings(companion, site) : [])}
      />
      <CompanionScreen
        {...data}
        acts={
          <PageActs
            item={{ kind: 'companion', id, title: name }}
            card={{ kind: 'companion', companion: cardCompanion(companion), role, line }}
          />
        }
        onLook={(look) => change({ look }, { replace: true })}
      />
    </>
  );
}
