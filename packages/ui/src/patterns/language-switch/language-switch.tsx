import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { useText } from '../../i18n/index.ts';
import { classNames } from '../../internal/class-names.ts';
import { Globe } from '../../primitives/icon/index.ts';
import { Popover } from '../../primitives/popover/popover.tsx';
import * as css from './language-switch.css.ts';
import { languageSwitchMessages } from './messages.ts';

export interface LanguageSwitchProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Code of the current language: `zh`, `en` or `ja`. */
  current: string;
  /** The languages, each with the address of the current page in it. */
  languages: ReadonlyArray<{ code: string; lang: string; name: string; href: string }>;
  /** Called when a language is pressed, before the browser navigates. Store the choice here. */
  onChoose?: ((code: string) => void) | undefined;
  /** `row` shows all languages, `menu` a button that opens them. Default: `row`. */
  kind?: 'row' | 'menu' | undefined;
}

/** Links to the current page in other languages. The current language is marked. */
export const LanguageSwitch = forwardRef<HTMLDivElement, LanguageSwitchProps>(
  function LanguageSwitch({ kind = 'row', current, languages, onChoose, className, ...rest }, ref) {
    const text = useText();
    const links = { current, languages, onChoose };
    const label = text(languageSwitchMessages.label);
    if (kind === 'menu')
      return (
        <Popover
          {...rest}
          ref={ref}
          className={className}
          openOnHover
          align="end"
          label={label}
          trigger={<Globe size={19} />}
          triggerClassName={css.trigger}
        >
          <nav className={css.menu} aria-label={label}>
            <Languages {...links} className={css.inMenu} />
          </nav>
        </Popover>
      );
    return (
      <nav aria-label={label} {...rest} ref={ref} className={classNames(css.row, className)}>
        <Globe size={16} />
        <Languages {...links} />
      </nav>
    );
  },
);

function Languages({
  current,
  languages,
  onChoose,
  className,
}: Pick<LanguageSwitchProps, 'current' | 'languages' | 'onChoose'> & { className?: string }) {
  return languages.map(({ code, lang, name, href }) => (
    <a
      key={code}
      className={classNames(css.language, className)}
      href={href}
      lang={lang}
      hrefLang={lang}
      aria-current={code === current ? 'true' : undefined}
      onClick={() => onChoose?.(code)}
    >
      {name}
    </a>
  ));
}
