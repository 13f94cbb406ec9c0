import { GroundFloor, type GroundFloorProps } from './ground-floor.tsx';
import * as css from './house.css.ts';
import { painted } from './house-paints.css.ts';
import { LibraryFloor, type LibraryFloorProps } from './library-floor.tsx';
import { NoticeFloor, type NoticeFloorProps } from './notice-floor.tsx';
import { WindowsFloor, type WindowsFloorProps } from './windows-floor.tsx';

export interface HouseProps extends WindowsFloorProps, LibraryFloorProps, GroundFloorProps {
  /** `null`: they could not be loaded. */
  activities: NoticeFloorProps['activities'] | null;
}

/**
 * Home below the first screen, as a house. A floor whose list is empty or could not be loaded is left out, except the
 * windows of the companions.
 */
export function House({
  companions,
  games,
  questions,
  search,
  activities,
  downloads,
  computerPage,
}: HouseProps) {
  return (
    <div className={`${painted} ${css.sky}`}>
      <WindowsFloor companions={companions} />
      <div className={css.base}>
        <LibraryFloor games={games} questions={questions} search={search} />
        {activities && activities.length > 0 && <NoticeFloor activities={activities} />}
        <GroundFloor downloads={downloads} computerPage={computerPage} />
      </div>
      <div className={css.street} />
    </div>
  );
}
