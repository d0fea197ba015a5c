export const InstructionsText = () => null
