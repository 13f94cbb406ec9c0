/** What a message is about, as far as safety is concerned. `none` is ordinary talk. */
export type Category =
  | 'crisis'
  | 'minor'
  | 'sexual'
  | 'medical'
  | 'legal'
  | 'identity'
  | 'abuse'
  | 'none';
