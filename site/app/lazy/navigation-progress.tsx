import { NavigationProgress as Progress } from '@companion/screens/navigation-progress';
import { useNavigation, useRevalidator } from 'react-router';

export function NavigationProgress() {
  const isNavigating = useNavigation().state !== 'idle';
  const isReloading = useRevalidator().state !== 'idle';
  return <Progress active={isNavigating || isReloading} />;
}
