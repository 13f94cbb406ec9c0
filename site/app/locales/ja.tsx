import messages from 'virtual:messages/ja';
import { Outlet } from 'react-router';
import { Localised, LocalisedError, localised } from './locale-layout.tsx';

const intl = localised('ja', messages);

export default function Japanese() {
  return (
    <Localised intl={intl}>
      <Outlet />
    </Localised>
  );
}

export function ErrorBoundary() {
  return <LocalisedError intl={intl} />;
}
