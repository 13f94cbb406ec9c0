/** What the sandbox answers to a GET, by language (recorded-answers.ts). Say what it is: `answer as Recorded<GameList>`. */
declare module 'virtual:answer/*' {
  const answer: Record<'zh' | 'en' | 'ja', unknown>;
  export default answer;
}
