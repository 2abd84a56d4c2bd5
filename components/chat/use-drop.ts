'use client';

import { type DragEvent, useEffect, useState } from 'react';

const carriesFiles = (data: DataTransfer | null): data is DataTransfer => data?.types.includes('Files') ?? false;

/** Prevents the browser from opening files dropped outside a drop zone, which would discard input. */
export function useStrayDrops(): void {
  useEffect(() => {
    const keep = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || !carriesFiles(event.dataTransfer)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    addEventListener('dragover', keep);
    addEventListener('drop', keep);
    return () => {
      removeEventListener('dragover', keep);
      removeEventListener('drop', keep);
    };
  }, []);
}

/**
 * Props that make an element accept dropped files.
 * @param onFiles null if nothing can be sent
 */
export function useDrop(onFiles: ((files: File[]) => void) | null) {
  const [over, setOver] = useState(false);
  if (!onFiles) return { over: false, zone: {} };
  const zone = {
    onDragOver: (event: DragEvent) => {
      if (!carriesFiles(event.dataTransfer)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      // dragleave also fires for child elements.
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      if (!carriesFiles(event.dataTransfer)) return;
      event.preventDefault();
      setOver(false);
      onFiles([...event.dataTransfer.files]);
    },
  };
  return { over, zone };
}
