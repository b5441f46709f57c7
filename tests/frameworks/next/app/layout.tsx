import type { ReactNode } from 'react';
import 'waybill/waybill.css';

export const metadata = { title: 'Plans', icons: 'data:,' };

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
