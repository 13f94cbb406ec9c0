import { SearchAssist as Assist } from '@companion/screens/search-assist';
import { recentSearches } from '../session/recent-searches.ts';
import { useGo } from '../shell/navigation.ts';
import { suggest } from '../shell/suggest.ts';

interface SearchAssistProps {
  input: HTMLInputElement;
  onSearch: (words: string) => void;
}

export default function SearchAssist(props: SearchAssistProps) {
  return <Assist {...props} suggest={suggest} recent={recentSearches} onPick={useGo()} />;
}
