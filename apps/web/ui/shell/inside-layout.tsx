import '@mantine/core/styles.layer.css'
import { Outlet } from '@tanstack/react-router'

export const InsideLayout = () => (
  <main id="main">
    <Outlet />
  </main>
)
