/** Adds a ZIP64 end record, as programs do that compress while sending. */
export function withWideEnd(archive: Buffer): Buffer {
  const place = archive.length - 22;
  const [count, length, first] = [
    archive.readUInt16LE(place + 10),
    archive.readUInt32LE(place + 12),
    archive.readUInt32LE(place + 16),
  ];
  const wide = Buffer.alloc(56);
  wide.writeUInt32LE(0x06064b50);
  wide.writeBigUInt64LE(44n, 4);
  for (const [at, number] of [
    [24, count],
    [32, count],
    [40, length],
    [48, first],
  ] as const)
    wide.writeBigUInt64LE(BigInt(number), at);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50);
  locator.writeBigUInt64LE(BigInt(place), 8);
  locator.writeUInt32LE(1, 16);
  const end = Buffer.from(archive.subarray(place));
  end.fill(0xff, 8, 20);
  return Buffer.concat([archive.subarray(0, place), wide, locator, end]);
}
