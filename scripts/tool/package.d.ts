// Types for packages without their own, as far as the scripts use them.

declare module 'subset-font' {
  type Options = { targetFormat: 'woff2'; variationAxes: Record<string, { min: number; max: number }> };
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}

declare module 'topojson-client' {
  /** A point is longitude and latitude in degrees. */
  export type Point = [number, number];
  export type Polygon = { type: 'Polygon'; coordinates: Point[][] };
  export type MultiPolygon = { type: 'MultiPolygon'; coordinates: Point[][][] };
  export type Feature = { id?: string; geometry: Polygon | MultiPolygon };
  export type Layer = { type: 'GeometryCollection' };
  export type Topology = { objects: Record<string, Layer> };
  export function feature(topology: Topology, layer: Layer): { features: Feature[] };
}

declare module 'd3-geo' {
  import type { Point, Polygon } from 'topojson-client';

  type Projection = {
    (point: Point): Point;
    rotate(degrees: Point): Projection;
    fitWidth(width: number, shape: { type: 'Sphere' }): Projection;
    translate(): Point;
    translate(by: Point): Projection;
  };
  type Path = {
    (shape: Polygon): string | null;
    digits(count: number): Path;
    area(shape: Polygon): number;
    centroid(shape: Polygon): Point;
  };
  export function geoNaturalEarth1(): Projection;
  export function geoPath(projection: Projection): Path;
}
