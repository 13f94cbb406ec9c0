/** Windows with room for an article beside a talk. */
export const besideTalk = '(min-width: 1100px) and (min-height: 600px)';
