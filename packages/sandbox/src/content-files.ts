/** Reading and checking the files of an operator, without the backend. */
export { allLanguages, splitHead } from './content/markdown.ts';
export {
  check,
  type Problem,
  problemsOf,
  readFiles,
  type SourceFile,
} from './content/source-files.ts';
