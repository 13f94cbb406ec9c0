import messages from 'virtual:messages/en';
import { Outlet } from 'react-router';
import { Localised, LocalisedError, localised } from './locale-layout.tsx';

const intl = localised('en', messages);

export default function English() {
  return (
    <Localised intl={intl}>
      <Outlet />
    </Localised>
  );
}

export function ErrorBoundary() {
  return <LocalisedError intl={intl} />;
}
