/** The sandbox's answer to a GET, by language. A story reads it with `recorded<GameList>(answer, globals)`. */
declare module 'virtual:answer/*' {
  const answer: Record<'zh' | 'en' | 'ja', unknown>;
  export default answer;
}
