import { Badge } from '@companion/ui/badge';
import { Button } from '@companion/ui/button';
import { TextLink } from '@companion/ui/link';
import { TextField } from '@companion/ui/text-field';
import type { Language } from '../language.ts';
import * as css from './poster.css.ts';
import { texts } from './texts.ts';

/** The brand at a glance. On a phone it stays in view while a slider moves. */
export function Poster({ name, locale }: { name: string; locale: Language }) {
  const words = texts[locale];
  return (
    <section className={css.poster}>
      <div className={css.claim}>
        <p className={css.name}>
          <span>{name}</span>
          <Badge>{words.fresh}</Badge>
        </p>
        <p className={css.line}>{words.line}</p>
        <div className={css.acts}>
          <Button tone="primary">{words.primary}</Button>
          <Button>{words.second}</Button>
          <TextLink href="#contrast">{words.link}</TextLink>
        </div>
      </div>
      <div className={css.field}>
        <TextField label={words.field} hint={words.hint} />
      </div>
    </section>
  );
}
