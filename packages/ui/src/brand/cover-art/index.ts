export { CoverArt, type CoverArtProps, coverScenes } from './cover-art.tsx';
