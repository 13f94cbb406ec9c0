import messages from 'virtual:messages/zh';
import { Outlet } from 'react-router';
import { Localised, LocalisedError, localised } from './locale-layout.tsx';

const intl = localised('zh', messages);

export default function Chinese() {
  return (
    <Localised intl={intl}>
      <Outlet />
    </Localised>
  );
}

export function ErrorBoundary() {
  return <LocalisedError intl={intl} />;
}
