import { Button } from '@companion/ui/button';
import { Tabs } from '@companion/ui/tabs';
import { composeStories } from '@storybook/react-vite';
import {
  type ComponentType,
  memo,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
} from 'react';
import { translateStory } from '../../translate-story.ts';
import type { Language } from '../language.ts';
import * as css from './board.css.ts';
import { texts } from './texts.ts';

type StoryModule = Parameters<typeof composeStories>[0] & {
  default: { title: string };
  /** The order in the file, which Storybook adds: exports of a module are in the order of the alphabet. */
  __namedExportsOrder?: readonly string[];
};

const files = import.meta.glob<StoryModule>(
  '../../../packages/ui/src/{primitives,patterns,brand,login}/**/*.stories.tsx',
);
const groups = ['primitives', 'patterns', 'brand', 'login'] as const;

/** Stories of a component. The others are charts of machines, walks through a flow, and rules. */
const ofComponent = /^(Components|Foundations)\/|^Flows\/Login dialog$/;

interface Shown {
  id: string;
  title: string;
  /** Covers the page, as a dialog does. */
  opens: boolean;
  Story: ComponentType<Record<string, unknown>>;
}

/** The first story of a component that is no playground, and its stories with the tag `board`. */
function shownOf(module: StoryModule, locale: Language): Shown[] {
  const { __namedExportsOrder: order = [] } = module;
  const { title } = module.default;
  if (!ofComponent.test(title)) return [];
  const stories = composeStories(module, {
    decorators: [translateStory],
    initialGlobals: { locale },
  }) as Record<string, Shown['Story'] & Pick<Shown, 'id'> & { tags: string[] }>;
  return Object.entries(stories)
    .toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b))
    .map(([, Story]) => Story)
    .filter(({ tags }) => !tags.includes('playground'))
    .filter(({ tags }, index) => index === 0 || tags.includes('board'))
    .map((Story) => ({
      id: Story.id,
      title: title.split('/').at(-1) ?? title,
      opens: Story.tags.includes('opens'),
      Story,
    }));
}

const loaded = new Map<string, Promise<Shown[]>>();

/** The same promise for the same file, which `use` needs. */
function load(file: string, locale: Language): Promise<Shown[]> {
  const key = `${file} ${locale}`;
  const known = loaded.get(key) ?? files[file]?.().then((module) => shownOf(module, locale));
  if (!known) throw new Error(`no stories in ${file}`);
  loaded.set(key, known);
  return known;
}

/** Every public component. It follows the custom properties around it, so a new theme does not render it again. */
export const Board = memo(function Board({ locale }: { locale: Language }) {
  const words = texts[locale];
  return (
    <section>
      <h2 className={css.heading}>{words.board}</h2>
      <p className={css.lead}>{words.boardLead}</p>
      <Tabs
        label={words.board}
        tabs={groups.map((group) => ({
          value: group,
          label: words.groups[group],
          content: (
            <div className={css.cells} data-board>
              {Object.keys(files)
                .filter((file) => file.includes(`/src/${group}/`))
                .map((file) => (
                  <WhenInView key={file}>
                    <Cells file={file} locale={locale} />
                  </WhenInView>
                ))}
            </div>
          ),
        }))}
      />
    </section>
  );
});

/** Loads and draws a component when it comes into view: all of them are many modules. */
function WhenInView({ children }: { children: ReactNode }) {
  const [isInView, setInView] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setInView(true);
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const waiting = <div ref={place} className={css.waiting} />;
  return isInView ? <Suspense fallback={waiting}>{children}</Suspense> : waiting;
}

function Cells({ file, locale }: { file: string; locale: Language }) {
  const shown = use(load(file, locale));
  return shown.map((each) => (
    <section key={each.id} className={css.cell}>
      <h3 className={css.name}>
        <a className={css.link} href={`./?path=/story/${each.id}`} target="_top">
          {each.title}
        </a>
      </h3>
      <div className={css.story}>
        {each.opens ? <Opened {...each} label={texts[locale].open} /> : <each.Story />}
      </div>
    </section>
  ));
}

/** Opens at a press. */
function Opened({ Story, label }: Shown & { label: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className={css.opener}>
        <Button aria-pressed={isOpen} onClick={() => setOpen(!isOpen)}>
          {label}
        </Button>
      </div>
      {isOpen && <Story onClose={() => setOpen(false)} />}
    </>
  );
}
