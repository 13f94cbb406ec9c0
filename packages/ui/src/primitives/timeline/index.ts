export { type Moment, Timeline, type TimelineProps } from './timeline.tsx';
