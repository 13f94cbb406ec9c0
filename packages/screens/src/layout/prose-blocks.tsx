import type { ProseBlock } from '@companion/sdk/contract';
import { Prose } from '@companion/ui/prose';

/** Text blocks of the API. They are plain text: no HTML in them is interpreted. */
export function ProseBlocks({ blocks }: { blocks: readonly ProseBlock[] }) {
  return (
    <Prose>
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </Prose>
  );
}

function Block({ block }: { block: ProseBlock }) {
  if ('text' in block)
    return block.type === 'heading' ? <h2>{block.text}</h2> : <p>{block.text}</p>;
  const items = block.items.map((item, index) => <li key={index}>{item}</li>);
  return block.type === 'steps' ? <ol>{items}</ol> : <ul>{items}</ul>;
}
