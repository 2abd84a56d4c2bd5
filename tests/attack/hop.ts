import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Origin } from '@/lib/platform/pagestore/origin';
import { Client } from './hop-client';
import { type Fate, type Random, randomOf, scriptOf } from './hop-message';
import { type Approvals, createEcho, createNaiveFront, markerOf, NotingOrigin } from './hop-renderer';

export type HopReport = { messages: number; connections: number; seconds: number; faults: string[] };
/** Starts a front on a free port in front of the renderer behind `origin`. */
export type OpenFront = (origin: Origin) => Promise<{ port: number; close: () => Promise<void> }>;

const clients = 64;
const maxFaults = 5;

/** A front with an echoing renderer, and clients that know the valid responses. */
export class Hop {
  readonly faults: string[] = [];
  #approvals: Approvals = new Map();
  #fates = new Map<string, { fate: Fate; digest: string }>();
  #folder = '';
  #echo!: Server;
  #origin!: NotingOrigin;
  #front!: Awaited<ReturnType<OpenFront>>;
  #connections = 0;
  #foundEnough = () => {};
  #enough = new Promise<void>((found) => {
    this.#foundEnough = found;
  });

  readonly fault = (text: string): void => {
    this.faults.push(text);
    if (this.faults.length >= maxFaults) this.#foundEnough();
  };

  async open(openFront?: OpenFront): Promise<void> {
    this.#folder = await mkdtemp(join(tmpdir(), 'geco-hop-'));
    const socketPath = join(this.#folder, 'r.sock');
    const { fault } = this;
    this.#echo = createEcho(this.#approvals, fault, (marker, digest) => {
      const known = this.#fates.get(marker);
      if (known?.fate === 'cut') fault(`the renderer read ${marker} to an end that it has not`);
      if (known?.fate === 'good' && known.digest !== digest) fault(`the renderer read another body for ${marker}`);
    });
    await new Promise<void>((listening) => this.#echo.listen(socketPath, listening));
    this.#origin = new NotingOrigin(socketPath, (id, line) => {
      this.#approvals.set(id, line);
      const fate = this.#fates.get(markerOf(line.split(' ')[1] ?? ''))?.fate;
      if (fate === 'never' || fate === 'refused') fault(`the front let through ${line}, which is ${fate}`);
    });
    this.#front = openFront ? await openFront(this.#origin) : await this.#openNaive(socketPath);
  }

  async #openNaive(socketPath: string) {
    const server = createNaiveFront(socketPath, this.#approvals);
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const close = async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    };
    return { port: (server.address() as AddressInfo).port, close };
  }

  async close(): Promise<void> {
    this.#origin.close();
    await this.#front.close();
    this.#echo.closeAllConnections();
    await new Promise((closed) => this.#echo.close(closed));
    await rm(this.#folder, { recursive: true });
  }

  /** Plays one script over one connection; returns the number of its messages. */
  async #speak(random: Random): Promise<number> {
    const script = scriptOf(random);
    const { messages } = script;
    const fateOfHidden: Fate = messages.some(({ fate }) => fate === 'free') ? 'free' : 'never';
    for (const { marker, fate, digest, hidden } of messages) {
      this.#fates.set(marker, { fate, digest });
      for (const inner of hidden) this.#fates.set(inner, { fate: fateOfHidden, digest: '' });
    }
    const number = ++this.#connections;
    // From many loopback networks, like real visitors.
    const address = `127.${1 + (number % 200)}.${(number >> 8) % 250}.9`;
    const isMarker = (text: string) => this.#fates.has(text);
    await new Client(script, { fault: this.fault, port: this.#front.port, address, isMarker }).run();
    setTimeout(() => {
      for (const { marker, hidden } of messages) for (const one of [marker, ...hidden]) this.#fates.delete(one);
    }, 2_000).unref();
    return messages.length;
  }

  /** Runs several clients at once until `messages` have been sent or a fault is found. */
  async run(seed: number, messages: number): Promise<HopReport> {
    const start = performance.now();
    const before = this.#connections;
    let spoken = 0;
    const random = randomOf(seed);
    const speakers = Array.from({ length: clients }, async () => {
      const own = randomOf(random(2 ** 31));
      while (spoken < messages && this.faults.length < maxFaults) {
        const count = await this.#speak(own);
        spoken += count;
      }
    });
    await Promise.race([Promise.all(speakers), this.#enough]);
    const seconds = (performance.now() - start) / 1000;
    return {
      messages: spoken,
      connections: this.#connections - before,
      seconds,
      faults: this.faults.slice(0, maxFaults),
    };
  }
}
