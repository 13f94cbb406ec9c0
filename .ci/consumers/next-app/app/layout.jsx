export const metadata = { title: 'Another product', icons: 'data:,' };

export default function Layout({ children }) {
  return (
    <html lang="zh-CN">
      <body>{children}</body>
    </html>
  );
}
