import { useState } from 'react';
import { Sprite } from '../../src/brand/sprite/index.ts';
import { sheet } from '../../src/brand/sprite/sprite.stories.css.ts';
import { Button } from '../../src/primitives/button/index.ts';
import { Shell } from './shell.tsx';

const seeds = Array.from({ length: 200 }, (_, index) => `s${index * 7}`);

export default function Sprites() {
  const [shown, setShown] = useState(false);
  return (
    <Shell>
      <Button onClick={() => setShown(!shown)}>companions</Button>
      {shown && (
        <div className={sheet}>
          {seeds.map((seed) => (
            <Sprite key={seed} seed={seed} size={72} />
          ))}
        </div>
      )}
    </Shell>
  );
}
