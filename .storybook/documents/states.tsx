import { useState } from 'react';
import { type Entry, statesIn, useStories } from './stories.ts';
import './documents.css';

/** Every story of every component, drawn when the component is opened. */
export function States() {
  const [filter, setFilter] = useState('');
  const stories = useStories();
  const word = filter.trim().toLowerCase();
  const titles = [...stories]
    .map(([title, ofTitle]) => ({ title, states: statesIn(ofTitle) }))
    .filter(({ title, states }) => states.length > 0 && title.toLowerCase().includes(word));
  return (
    <div className="sb-unstyled states">
      <input
        type="search"
        aria-label="Component"
        placeholder="Component"
        value={filter}
        onChange={(event) => setFilter(event.target.value)}
      />
      {titles.map(({ title, states }, index) => (
        <Component key={title} title={title} states={states} isOpen={index === 0} />
      ))}
    </div>
  );
}

interface ComponentProps {
  title: string;
  states: readonly Entry[];
  isOpen: boolean;
}

function Component({ title, states, isOpen: isOpenAtFirst }: ComponentProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h2>{title.split('/').at(-1)}</h2>
        <span>{states.length}</span>
      </summary>
      {isOpen && (
        <div className="cells">
          {states.map((story) => (
            <State key={story.id} story={story} />
          ))}
        </div>
      )}
    </details>
  );
}

function State({ story }: { story: Entry }) {
  const [height, setHeight] = useState<number>();
  const follow = (frame: HTMLIFrameElement) => {
    const page = frame.contentDocument?.documentElement;
    if (page) new ResizeObserver(() => setHeight(page.offsetHeight)).observe(page);
  };
  return (
    <figure>
      <iframe
        title={story.name}
        src={`${window.PREVIEW_URL}&id=${story.id}&viewMode=story`}
        loading="lazy"
        style={{ blockSize: height }}
        onLoad={(event) => follow(event.currentTarget)}
      />
      <figcaption>
        <a href={`.?path=/story/${story.id}`} target="_top">
          {story.name}
        </a>
      </figcaption>
    </figure>
  );
}
