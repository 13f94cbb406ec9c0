import { type ReactNode, useCallback, useState } from 'react';

/** Draws nothing but the shadow root, whose container it hands over. Found by `shadowContainer`. */
export function InShadowRoot({ children }: { children: (container: HTMLElement) => ReactNode }) {
  const [container, setContainer] = useState<HTMLElement>();
  const attach = useCallback((host: HTMLElement | null) => {
    if (!host) return;
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [stylesOfPage()];
    root.replaceChildren(document.createElement('div'));
    setContainer(root.firstElementChild as HTMLElement);
  }, []);
  return (
    <>
      <div ref={attach} data-testid="shadow-host" />
      {container && children(container)}
    </>
  );
}

/** The container in the shadow root. */
export const shadowContainer = (host: HTMLElement) =>
  host.shadowRoot?.firstElementChild as HTMLElement;

function stylesOfPage(): CSSStyleSheet {
  const styles = new CSSStyleSheet();
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  styles.replaceSync(rules.map(({ cssText }) => cssText).join('\n'));
  return styles;
}
