export { readArguments } from './arguments.ts';
export { freePort } from './free-port.ts';
export { bootSite, type Site, type SiteOptions } from './site.ts';
export { airportPage } from './seed/airport-page.ts';
export { readAirport, slugOf } from './seed/airport.ts';
export { coordinates, direction, inMetres, kilometres } from './seed/geography.ts';
export { seedSite, type Planted } from './seed/seed-site.ts';
export { fromTestPage } from './seed/test-pages.ts';
