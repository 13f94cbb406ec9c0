import type { Character, GameSummary, KeptEntry } from '@companion/sdk/contract';
import { CoverArt } from '@companion/ui/cover-art';
import { Plus, X } from '@companion/ui/icon';
import { Link } from '@companion/ui/link';
import { LAMP_HUE } from '@companion/ui/logo';
import { Sprite, spriteTraits } from '@companion/ui/sprite';
import { hueScope, hueVars } from '@companion/ui/theme';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { leftOutIfBroken } from '../cards/left-out-if-broken.tsx';
import { useAddresses } from '../layout/addresses.tsx';
import { shelfMessages } from './messages.ts';
import * as css from './shelf.css.ts';
import { findThing, type ShelfThings } from './shelf-things.ts';

interface KeptThingProps {
  item: KeptEntry;
  /** `null` until they are loaded. */
  things: ShelfThings | null;
  /** While the shelf is tidied a press removes the thing or puts it back. `null`: it leads to its page. */
  tidy: { isKept: boolean; onToggle: (kept: boolean) => void } | null;
}

/** A companion, a game or an article on its board. */
export const KeptThing = leftOutIfBroken(function KeptThing({
  item,
  things,
  tidy,
}: KeptThingProps) {
  const { formatMessage } = useIntl();
  const addresses = useAddresses();
  const { kind, id } = item;
  const hue = spriteTraits(id).hue;

  if (kind === 'article')
    return (
      <Place href={addresses.article(id)} hue={hue} tidy={tidy}>
        <span className={css.spine} style={{ blockSize: `${116 + (hue % 4) * 6}px` }}>
          <span className={css.spineTitle}>{item.title}</span>
        </span>
      </Place>
    );

  const list = kind === 'companion' ? things?.companions : things?.games;
  const found = findThing<Character | GameSummary>(list, id);
  const isMissing = found === 'missing';
  const thing = isMissing ? undefined : found;
  const address = kind === 'companion' ? addresses.companion(id) : addresses.game(id);
  const picture = kind === 'companion' ? companionPicture : gamePicture;
  return (
    <Place href={isMissing ? undefined : address} hue={thing?.hue ?? LAMP_HUE} tidy={tidy}>
      <span className={kind === 'companion' ? css.body : css.box}>
        {things && !isMissing && picture(id, thing)}
      </span>
      <span className={css.name} title={thing?.name ?? item.title}>
        {thing?.name ?? item.title}
      </span>
      {isMissing && <span className={css.gone}>{formatMessage(shelfMessages.gone)}</span>}
    </Place>
  );
});

/** Without details: a body from the id. */
const companionPicture = (id: string, thing: Character | GameSummary | undefined) => {
  const { seed = id, look, hue }: Partial<Character> = thing ?? {};
  return <Sprite seed={seed} look={look} hue={hue} size={104} watching />;
};

const gamePicture = (id: string, thing: Character | GameSummary | undefined) => {
  const { cover, hue = LAMP_HUE }: Partial<GameSummary> = thing ?? {};
  return <CoverArt seed={id} scene={cover} hue={hue} />;
};

interface PlaceProps extends Pick<KeptThingProps, 'tidy'> {
  /** `undefined`: the thing does not exist any more. */
  href: string | undefined;
  hue: number;
  children: ReactNode;
}

/** The place of a thing: a link to it, or a toggle while the shelf is tidied. */
function Place({ href, hue, tidy, children }: PlaceProps) {
  return (
    <li className={`${hueScope} ${css.place}`} style={hueVars(hue)}>
      {tidy ? (
        <button
          type="button"
          className={css.thing}
          aria-pressed={tidy.isKept}
          onClick={() => tidy.onToggle(!tidy.isKept)}
        >
          {children}
          <span className={css.badge}>{tidy.isKept ? <X size={14} /> : <Plus size={14} />}</span>
        </button>
      ) : href === undefined ? (
        <span className={css.thing}>{children}</span>
      ) : (
        <Link href={href} className={css.thing}>
          {children}
        </Link>
      )}
    </li>
  );
}
