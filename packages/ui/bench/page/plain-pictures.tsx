import { useRef } from 'react';
import { sheet } from '../../src/brand/sprite/sprite.stories.css.ts';
import { Button } from '../../src/primitives/button/index.ts';
import { Shell } from './shell.tsx';

const FOUR_PATHS =
  '<svg width="72" height="72" viewBox="0 0 100 100"><path d="M10 90L50 10L90 90Z" fill="#f90"/><path d="M30 80L50 40L70 80Z" fill="#fff"/><path d="M42 60H46V64H42Z"/><path d="M54 60H58V64H54Z"/></svg>';

export default function PlainPictures() {
  const place = useRef<HTMLDivElement>(null);
  const toggle = () => {
    if (place.current)
      place.current.innerHTML = place.current.hasChildNodes() ? '' : FOUR_PATHS.repeat(200);
  };
  return (
    <Shell>
      <Button onClick={toggle}>companions</Button>
      <div className={sheet} ref={place} />
    </Shell>
  );
}
