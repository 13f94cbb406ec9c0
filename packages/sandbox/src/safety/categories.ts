/**
 * What a message is about, as far as safety is concerned. `none` is ordinary talk; `unsure` may be a crisis and may be
 * ordinary talk.
 */
export type Category =
  | 'crisis'
  | 'minor'
  | 'sexual'
  | 'medical'
  | 'legal'
  | 'identity'
  | 'abuse'
  | 'unsure'
  | 'none';
