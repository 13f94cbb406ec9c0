import type { ProseBlock } from '@companion/sdk/contract';
import { Prose } from '@companion/ui/prose';

/** Id of a heading of a text; the first is number 1. */
export const sectionId = (number: number) => `section-${number}`;

/** Text blocks of the API. They are plain text: no HTML in them is interpreted. */
export function ProseBlocks({ blocks }: { blocks: readonly ProseBlock[] }) {
  let headings = 0;
  return (
    <Prose>
      {blocks.map((block, index) => (
        <Block
          key={index}
          block={block}
          id={block.type === 'heading' ? sectionId(++headings) : undefined}
        />
      ))}
    </Prose>
  );
}

function Block({ block, id }: { block: ProseBlock; id: string | undefined }) {
  if ('text' in block)
    return block.type === 'heading' ? <h2 id={id}>{block.text}</h2> : <p>{block.text}</p>;
  const items = block.items.map((item, index) => <li key={index}>{item}</li>);
  return block.type === 'steps' ? <ol>{items}</ol> : <ul>{items}</ul>;
}
