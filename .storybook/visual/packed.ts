import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { PNG } from 'pngjs';

/** Of the text that says which screenshot a picture was packed from. */
const KEYWORD = 'Screenshot';
/** The signature, and the chunk of width, height and colours: a text may follow it. */
const HEAD = 8 + 25;

/** The same picture in fewer bytes. It names its screenshot, so that an equal one is known without unpacking. */
export function pack(screenshot: Buffer): Buffer {
  const packed = PNG.sync.write(PNG.sync.read(screenshot), {
    colorType: 2,
    inputHasAlpha: true,
    filterType: 0,
    deflateLevel: 9,
    deflateStrategy: 0,
  });
  return Buffer.concat([packed.subarray(0, HEAD), textChunk(screenshot), packed.subarray(HEAD)]);
}

export function isPackedFrom(picture: Buffer, screenshot: Buffer): boolean {
  const text = textChunk(screenshot);
  return picture.subarray(HEAD, HEAD + text.length).equals(text);
}

function textChunk(screenshot: Buffer): Buffer {
  const hash = createHash('sha256').update(screenshot).digest('hex');
  const text = Buffer.from(`tEXt${KEYWORD}\0${hash}`, 'latin1');
  const chunk = Buffer.alloc(4 + text.length + 4);
  chunk.writeUInt32BE(text.length - 'tEXt'.length);
  text.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(text), 4 + text.length);
  return chunk;
}
