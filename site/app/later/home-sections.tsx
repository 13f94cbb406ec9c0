import { HomeSections, type HomeSectionsProps } from '@companion/screens/home-sections';
import { LibrarySearch } from '../shell/library-search.tsx';

export default function Sections(props: Omit<HomeSectionsProps, 'search'>) {
  return <HomeSections {...props} search={<LibrarySearch />} />;
}
