/** The environment holds secrets of the town; of it a program that reads documents gets only where programs and their data lie. */
export const closedEnvironment = (): NodeJS.ProcessEnv => {
  const { PATH, TESSDATA_PREFIX, NODE_COMPILE_CACHE } = process.env
  return {
    PATH,
    ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
    ...(TESSDATA_PREFIX && { TESSDATA_PREFIX }),
    OMP_THREAD_LIMIT: '1',
    UV_THREADPOOL_SIZE: '2',
  }
}
