/** The components that are hydrated in the finished pages, each in its own chunk. */
export const islands = {
  BudgetCalculator: () => import('./BudgetCalculator/BudgetCalculator'),
  CarouselControls: () => import('./CarouselControls/CarouselControls'),
  ComposeForm: () => import('./ComposeForm/ComposeForm'),
  MenuButton: () => import('./MenuButton/MenuButton'),
  PauseButton: () => import('./PauseButton/PauseButton'),
  ScrollToTop: () => import('./ScrollToTop/ScrollToTop'),
  AutoCareDemo: () => import('../demos/autocare/AutoCareDemo'),
  FitTrackProDemo: () => import('../demos/fittrackpro/FitTrackProDemo'),
  HireIqDemo: () => import('../demos/hireiq/HireIqDemo'),
  LankaCrmDemo: () => import('../demos/lankacrm/LankaCrmDemo'),
  MediFlowDemo: () => import('../demos/mediflow/MediFlowDemo'),
  NexBillDemo: () => import('../demos/nexbill/NexBillDemo'),
  PeopleNestDemo: () => import('../demos/peoplenest/PeopleNestDemo'),
  StockMasterDemo: () => import('../demos/stockmaster/StockMasterDemo'),
};

export type IslandName = keyof typeof islands;
export type IslandProps<N extends IslandName> = Parameters<Awaited<ReturnType<(typeof islands)[N]>>['default']>[0];
