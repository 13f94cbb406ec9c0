import { useAddresses } from '@companion/screens/layout';
import { LibrarySearch as Search } from '@companion/screens/library-search';
import { useHandedWords } from './handed-words.ts';
import { useGo, useSearch } from './navigation.ts';
import { suggest } from './suggest.ts';

export function LibrarySearch({ words }: { words?: string }) {
  const { searchAction, onSearch } = useSearch(useAddresses().search);
  const handed = useHandedWords();
  return (
    <Search
      key={handed?.count}
      {...(handed && { typed: handed.words, autoFocus: true })}
      {...(words !== undefined && { words })}
      suggest={suggest}
      action={searchAction}
      onSearch={onSearch}
      onPick={useGo()}
    />
  );
}
