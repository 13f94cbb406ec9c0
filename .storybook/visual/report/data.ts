/** What the page of the report shows. */
export interface ReportData {
  /** The commit that was compared with. */
  against: string;
  /** Every component or page that was compared, with its number of pictures. */
  compared: { title: string; pictures: number }[];
  /** What changed most comes first. */
  changes: ReportedChange[];
}

export interface ReportedChange {
  key: string;
  /** `Components/Button` */
  title: string;
  /** Name of the story. */
  story: string;
  device: string;
  theme: string;
  /** Language of the story. */
  locale: string;
  kind: 'changed' | 'new' | 'gone' | 'failed';
  why: string;
  /** Ids of the elements that hold the pictures as data addresses. */
  expected?: string | undefined;
  actual?: string | undefined;
}
