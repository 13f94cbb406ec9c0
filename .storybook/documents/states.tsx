import { useState } from 'react';
import { type Entry, useStories } from './stories.ts';
import './documents.css';

/** Every story of every component, drawn when the component is opened. */
export function States() {
  const [filter, setFilter] = useState('');
  const stories = useStories();
  const word = filter.trim().toLowerCase();
  const titles = [...stories].filter(
    ([title]) => /^(Components|Flows)\//.test(title) && title.toLowerCase().includes(word),
  );
  return (
    <div className="sb-unstyled states">
      <input
        type="search"
        aria-label="Component"
        placeholder="Component"
        value={filter}
        onChange={(event) => setFilter(event.target.value)}
      />
      {titles.map(([title, ofTitle], index) => (
        <Component key={title} title={title} stories={ofTitle} isOpen={index === 0} />
      ))}
    </div>
  );
}

interface ComponentProps {
  title: string;
  stories: readonly Entry[];
  isOpen: boolean;
}

function Component({ title, stories, isOpen: isOpenAtFirst }: ComponentProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const shown = stories.filter(({ tags }) => tags.includes('visual'));
  if (shown.length === 0) return null;
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h2>{title.split('/').at(-1)}</h2>
        <span>{shown.length}</span>
      </summary>
      {isOpen && (
        <div className="cells">
          {shown.map((story) => (
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
        src={`iframe.html?id=${story.id}&viewMode=story`}
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
