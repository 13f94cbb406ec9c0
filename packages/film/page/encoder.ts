import { ArrayBufferTarget, Muxer } from 'mp4-muxer';

export interface Recording {
  width: number;
  height: number;
  framesPerSecond: number;
  bitsPerSecond: number;
}

/** VP9, because the browser's H.264 shows blocks in dark areas. */
const CODEC = 'vp09.00.31.08';

/** Interval of key frames, seconds. */
const KEY_S = 4;

/** Encodes frames into an MP4 file. */
export function startEncoder({ width, height, framesPerSecond, bitsPerSecond }: Recording) {
  const target = new ArrayBufferTarget();
  const muxer = new Muxer({
    target,
    video: {
      codec: 'vp9',
      width,
      height,
      frameRate: framesPerSecond,
    },
    // Index at the front of the file: players start before the download ends.
    fastStart: 'in-memory',
  });
  let failed: unknown;
  const video = new VideoEncoder({
    output: (chunk, meta) => muxer.addVideoChunk(chunk, meta),
    error: (error) => {
      failed = error;
    },
  });
  video.configure({
    codec: CODEC,
    width,
    height,
    framerate: framesPerSecond,
    bitrate: bitsPerSecond,
    bitrateMode: 'variable',
    latencyMode: 'quality',
  });
  return {
    /** Adds a frame: a PNG in base64. */
    async add(index: number, png: string) {
      if (failed) throw failed;
      const picture = await createImageBitmap(
        await (await fetch(`data:image/png;base64,${png}`)).blob(),
      );
      const frame = new VideoFrame(picture, {
        timestamp: Math.round((index * 1e6) / framesPerSecond),
        duration: Math.round(1e6 / framesPerSecond),
      });
      video.encode(frame, { keyFrame: index % (framesPerSecond * KEY_S) === 0 });
      frame.close();
      picture.close();
      while (video.encodeQueueSize > 2)
        await new Promise((resolve) => video.addEventListener('dequeue', resolve, { once: true }));
    },
    /** Returns the file in base64. */
    async end(): Promise<string> {
      await video.flush();
      if (failed) throw failed;
      muxer.finalize();
      return base64(target.buffer);
    },
  };
}

function base64(bytes: ArrayBuffer): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.onload = () => resolve(String(reader.result).replace(/^.*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(new Blob([bytes]));
  });
}
