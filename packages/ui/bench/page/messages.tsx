import { useState } from 'react';
import { type ChatMessage, MessageList } from '../../src/patterns/message-list/index.ts';
import { Button } from '../../src/primitives/button/index.ts';
import { Shell } from './shell.tsx';

const COUNT = 10_000;
const PAGE = 100;
const NOW = new Date(2026, 10, 20, 21, 30).getTime();
const TEN_MINUTES = 10 * 60_000;

const message = (index: number): ChatMessage => ({
  id: String(index),
  author: index % 3 === 0 ? 'visitor' : 'companion',
  text: `第 ${index} 句。${'钟声隔着雾传过来，一下，又一下。'.repeat(Math.abs(index * 7) % 5)}`,
  sentAt: NOW - (COUNT - index) * TEN_MINUTES,
});
const range = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => message(from + index));

export default function Messages() {
  const [all] = useState(() => range(0, COUNT));
  const [messages, setMessages] = useState<ChatMessage[]>();
  return (
    <Shell>
      <Button onClick={() => setMessages(all)}>open</Button>
      <Button
        onClick={() =>
          setMessages((known = []) => {
            const first = Number(known[0]?.id);
            return [...range(first - PAGE, first), ...known];
          })
        }
      >
        history
      </Button>
      {messages && (
        <div style={{ blockSize: 640 }}>
          <MessageList
            messages={messages}
            companion={{ name: '九声', seed: 'jiu-sheng', hue: 15 }}
            typing={false}
            earlier="more"
            onEarlier={() => undefined}
            onResend={() => undefined}
            now={NOW}
          />
        </div>
      )}
    </Shell>
  );
}
