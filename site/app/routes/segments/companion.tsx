import { CompanionScreen, type CompanionScreenProps } from '@companion/screens/companion';
import { companionLinkPicturePath, companionThings } from '@companion/screens/head';
import { companionCard } from '@companion/screens/share-cards';
import { Head } from '../../shell/head.tsx';
import { usePage } from '../../shell/navigation.ts';
import { PageActs } from '../../shell/page-acts.tsx';

type CompanionData = Pick<CompanionScreenProps, 'companion' | 'look'>;

export default function Companion({ data }: { data: CompanionData }) {
  const { change } = usePage();
  const { companion } = data;
  const { id, name, line } = companion;
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
          <PageActs item={{ kind: 'companion', id, title: name }} card={companionCard(companion)} />
        }
        onLook={(look) => change({ look }, { replace: true })}
      />
    </>
  );
}
