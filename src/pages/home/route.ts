export const homeRoute = { tab: true, title: 'Portico' } as const;
