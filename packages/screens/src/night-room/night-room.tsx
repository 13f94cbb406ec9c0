import { media } from '@companion/ui/theme';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { actOf } from './acting.ts';
import { roomMachine } from './room-machine.ts';
import { RoomScene } from './room-scene.tsx';

export interface NightRoomProps {
  /** The cord of the lamp was pulled: switches night and day. */
  onToggleTheme: () => void;
}

/** Time to look at the whole picture before the scene begins, ms. */
const BEGIN_MS = 600;

/**
 * The room of the first screen: three companions around a game. They play it once; then it is the visitor's turn. The
 * server sends the end of the scene, so the picture is whole without scripts and with reduced motion.
 */
export function NightRoom({ onToggleTheme }: NightRoomProps) {
  const [snapshot, send] = useMachine(roomMachine);
  const [isReady, setReady] = useState(false);
  const [hasPlayed, setPlayed] = useState(false);
  useEffect(() => {
    setReady(true);
    if (window.matchMedia(media.reducedMotion).matches) return;
    const timer = window.setTimeout(() => send({ type: 'begin' }), BEGIN_MS);
    return () => window.clearTimeout(timer);
  }, [send]);
  return (
    <RoomScene
      act={actOf(snapshot)}
      isReady={isReady}
      speaks={hasPlayed}
      onPress={() => {
        setPlayed(true);
        send({ type: 'press' });
      }}
      onToggleTheme={onToggleTheme}
    />
  );
}
