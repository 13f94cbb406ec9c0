import { memo } from 'react';
import { type MessageBlock, parseMarkdown, type Run } from './markdown.ts';
import * as css from './message-row.css.ts';

/** A reply, with its simple Markdown drawn. Plain React elements: nothing of the text becomes HTML. */
export const MessageText = memo(function MessageText({ text }: { text: string }) {
  return parseMarkdown(text).map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: texts grow only at the end
    <Block key={index} block={block} />
  ));
});

function Block({ block }: { block: MessageBlock }) {
  switch (block.type) {
    case 'paragraph':
      return (
        <p className={css.block}>
          <Runs runs={block.runs} />
        </p>
      );
    case 'code':
      return (
        <pre className={css.code}>
          <code>{block.text}</code>
        </pre>
      );
    case 'steps':
      return (
        <ol className={css.list} start={block.start}>
          <Items items={block.items} />
        </ol>
      );
    case 'list':
      return (
        <ul className={css.list}>
          <Items items={block.items} />
        </ul>
      );
  }
}

const Items = ({ items }: { items: readonly (readonly Run[])[] }) =>
  items.map((runs, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lists grow only at the end
    <li key={index} className={css.item}>
      <Runs runs={runs} />
    </li>
  ));

const Runs = ({ runs }: { runs: readonly Run[] }) =>
  runs.map(({ text, mark }, index) => {
    if (mark === 'strong') {
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: texts grow only at the end
        <strong key={index} className={css.strong}>
          {text}
        </strong>
      );
    }
    if (mark === 'code') {
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: texts grow only at the end
        <code key={index} className={css.inlineCode}>
          {text}
        </code>
      );
    }
    // biome-ignore lint/suspicious/noArrayIndexKey: texts grow only at the end
    return <span key={index}>{text}</span>;
  });
