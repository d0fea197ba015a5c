import { Outlet } from '@tanstack/react-router'

export const RootFrame = () => <Outlet />
