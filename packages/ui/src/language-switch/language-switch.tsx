import { useText } from '../i18n/index.ts';
import { Globe } from '../icon/index.ts';
import * as css from './language-switch.css.ts';
import { languageSwitchMessages } from './messages.ts';

export interface LanguageSwitchProps {
  /** `zh`, `en` or `ja`. */
  current: string;
  /** The same page in each language: a link works before and without scripts. */
  languages: readonly { code: string; lang: string; name: string; href: string }[];
  onChoose?(code: string): void;
}

/** Languages by their own names, as links; the one in use is marked. */
export function LanguageSwitch({ current, languages, onChoose }: LanguageSwitchProps) {
  const text = useText();
  return (
    <nav className={css.list} aria-label={text(languageSwitchMessages.label)}>
      <Globe size={16} />
      {languages.map(({ code, lang, name, href }) => (
        <a
          key={code}
          className={css.language}
          href={href}
          lang={lang}
          hrefLang={lang}
          aria-current={code === current ? 'true' : undefined}
          onClick={() => onChoose?.(code)}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
