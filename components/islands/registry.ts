import type { DemoKind } from '@/content/schema/demos';

const demos = {
  autocare: () => import('../demos/autocare/AutoCareDemo'),
  fittrackpro: () => import('../demos/fittrackpro/FitTrackProDemo'),
  hireiq: () => import('../demos/hireiq/HireIqDemo'),
  lankacrm: () => import('../demos/lankacrm/LankaCrmDemo'),
  mediflow: () => import('../demos/mediflow/MediFlowDemo'),
  nexbill: () => import('../demos/nexbill/NexBillDemo'),
  peoplenest: () => import('../demos/peoplenest/PeopleNestDemo'),
  stockmaster: () => import('../demos/stockmaster/StockMasterDemo'),
} satisfies Record<DemoKind, () => Promise<unknown>>;

/** The components that are hydrated in the finished pages, each in its own chunk. */
export const islands = {
  BudgetCalculator: () => import('./BudgetCalculator/BudgetCalculator'),
  CarouselControls: () => import('./CarouselControls/CarouselControls'),
  ComposeForm: () => import('./ComposeForm/ComposeForm'),
  MenuButton: () => import('./MenuButton/MenuButton'),
  PauseButton: () => import('./PauseButton/PauseButton'),
  ScrollToTop: () => import('./ScrollToTop/ScrollToTop'),
  ...demos,
};

export type IslandName = keyof typeof islands;
export type IslandProps<N extends IslandName> = Parameters<Awaited<ReturnType<(typeof islands)[N]>>['default']>[0];
