const machines = [
  'M14 18h36v20H14zM10 40h44M20 18v20M26 18v20M32 18v20M38 18v20M44 18v20M20 18v-6M32 18v-6M44 18v-6M17.500 12h5M29.500 12h5M41.500 12h5M18 9h4M30 9h4M42 9h4M50 22h5v12h-5',
  'M8 38h48M14 38v-4h36v4M12 17h14v14H12zM12 21h14M12 24h14M12 27h14M26 22h5v4h-5M31 24a9 9 0 1 0 18 0 9 9 0 1 0-18 0M36 24a4 4 0 1 0 8 0 4 4 0 1 0-8 0M40 15V8h9v7M38 8h13M49 20h6v8h-6M55 18v12M16 31v3M22 31v3M40 33v1',
  'M14 22l18 8-18 8zM50 22l-18 8 18 8zM32 30V16M24 16h16M22 12h20v4H22zM10 20v20M54 20v20M10 24h4M10 36h4M50 24h4M50 36h4M32 12V8',
  'M8 40h48v-4H8zM14 36V20h12v16M12 20h16M34 36V14h14v22M32 14h18M26 28h8M41 14V8M48 24h8v8M18 24h4M38 20h6M38 25h6',
  'M10 26h44v8a4 4 0 0 1-4 4H14a4 4 0 0 1-4-4zM10 26a4 4 0 0 1 4-4h36a4 4 0 0 1 4 4M16 38v3M48 38v3M16 22v-9h14v9M16 16h14M16 19h14M36 22v-6a5 5 0 1 1 10 0v6M41 11V7',
  'M14 14h30v22H14zM14 18h30M14 22h30M14 26h30M14 30h30M44 18h6v14h-6M50 23h7v4h-7M10 17h4v16h-4M18 36l-3 4h28l-3-4M22 14v-5h12v5',
];

/** Six machines in line: transformer, pump, valve, plant, compressor, motor. */
export function AccountDrawing() {
  return (
    <div className="grid grid-cols-2 gap-px overflow-hidden rounded border border-line bg-line" aria-hidden="true">
      {machines.map((path) => (
        <svg
          key={path}
          className="aspect-4/3 max-h-[24vh] w-full bg-paper fill-none stroke-ink p-[26px] [stroke-linecap:round] [stroke-linejoin:round] [stroke-width:0.8]"
          viewBox="0 0 64 48"
          aria-hidden="true"
        >
          <path d={path} />
        </svg>
      ))}
    </div>
  );
}
