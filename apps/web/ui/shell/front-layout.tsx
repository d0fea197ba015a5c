import { Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'

export const FrontLayout = ({ children }: { children?: ReactNode }) => <main id="main">{children ?? <Outlet />}</main>
