/** The default position of the map. Spec §9. */
export const MAP = { latitude: -33.8688, longitude: 151.2195, zoom: 13 } as const;
